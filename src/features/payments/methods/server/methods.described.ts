import { cloverContract } from "../clover/clover.contract";
import * as clover from "../clover/clover.schemas";
import { payeezyContract } from "../payeezy/payeezy.contract";
import * as payeezy from "../payeezy/payeezy.schemas";
import { linkContract } from "../stripe/link.contract";
import * as link from "../stripe/link.schemas";
import { transferContract } from "../transfer/transfer.contract";
import * as transfer from "../transfer/transfer.schemas";

/** The calls of every payment method. */
export const methodContracts = [cloverContract, payeezyContract, linkContract, transferContract];

/** The schemas of those calls' requests and answers. */
export const methodSchemas: Record<string, unknown>[] = [clover, payeezy, link, transfer];
