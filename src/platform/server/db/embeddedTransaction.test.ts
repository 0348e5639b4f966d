import type { Results } from "@electric-sql/pglite";
import { embeddedTransaction } from "./embeddedTransaction";
import type { Ask } from "./preparedQueries";

/** A database that notes what it is asked together, and answers each question with its text. */
function noting(answer = (text: string): string => text) {
  const asked: string[][] = [];
  const ask: Ask = async (questions) => {
    asked.push(questions.map(({ text }) => text));
    return questions.map(({ text }): Results => ({ rows: [], fields: [], command: answer(text) }));
  };
  return { asked, ask };
}

describe("a transaction of the embedded database", () => {
  it("begins together with its first question", async () => {
    const { asked, ask } = noting();
    await embeddedTransaction(ask, async (tx) => {
      await tx.query("one");
      await tx.query("two");
    });
    expect(asked).toEqual([["begin", "one"], ["two"], ["commit"]]);
  });

  it("asks together what is asked at once, and answers each", async () => {
    const { asked, ask } = noting();
    const answers = await embeddedTransaction(ask, (tx) => Promise.all(["one", "two"].map((text) => tx.query(text))));
    expect(asked).toEqual([["begin", "one", "two"], ["commit"]]);
    expect(answers.map(({ command }) => command)).toEqual(["one", "two"]);
  });

  it("asks what comes up in the meantime once the answers are there", async () => {
    const { asked, ask } = noting();
    await embeddedTransaction(ask, async (tx) => {
      const follow = async (text: string) => {
        await tx.query(text);
        await tx.query(`after ${text}`);
      };
      await Promise.all([follow("one"), follow("two")]);
    });
    expect(asked).toEqual([["begin", "one", "two"], ["after one", "after two"], ["commit"]]);
  });

  it("ends with what nobody waits for", async () => {
    const { asked, ask } = noting();
    await embeddedTransaction(ask, async (tx) => void tx.query("one"));
    expect(asked.flat()).toEqual(["begin", "one", "commit"]);
  });

  it("is none where nothing is asked", async () => {
    const { asked, ask } = noting();
    await embeddedTransaction(ask, async () => undefined);
    const failed = embeddedTransaction(ask, async () => Promise.reject(new Error("no")));
    await expect(failed).rejects.toThrow("no");
    expect(asked).toEqual([]);
  });

  it("is undone where its body fails", async () => {
    const { asked, ask } = noting();
    const failed = embeddedTransaction(ask, async (tx) => {
      await tx.query("one");
      throw new Error("no");
    });
    await expect(failed).rejects.toThrow("no");
    expect(asked).toEqual([["begin", "one"], ["rollback"]]);
  });

  it("is undone also where what was asked in the meantime fails with the rollback", async () => {
    const asked: string[][] = [];
    const ask: Ask = async (questions) => {
      asked.push(questions.map(({ text }) => text));
      await null;
      if (asked.at(-1)?.some((text) => text.startsWith("bad"))) throw new Error("bad");
      return questions.map((): Results => ({ rows: [], fields: [] }));
    };
    const failed = embeddedTransaction(ask, async (tx) => {
      const later = new Promise((resolve) => process.nextTick(resolve)).then(() => tx.query("bad too"));
      await Promise.all([tx.query("bad"), later]);
    });
    await expect(failed).rejects.toThrow("bad");
    expect(asked).toEqual([["begin", "bad"], ["bad too", "rollback"], ["rollback"]]);
  });

  it("is undone where what nobody waits for fails with the commit", async () => {
    const asked: string[][] = [];
    const ask: Ask = async (questions) => {
      asked.push(questions.map(({ text }) => text));
      if (asked.length === 1) throw new Error("bad");
      return [];
    };
    const failed = embeddedTransaction(ask, async (tx) => void tx.query("bad").catch(() => undefined));
    await expect(failed).rejects.toThrow("bad");
    expect(asked).toEqual([["begin", "bad", "commit"], ["rollback"]]);
  });

  it("fails where the database undoes what it was to commit", async () => {
    const { ask } = noting((text) => (text === "commit" ? "ROLLBACK" : text));
    await expect(embeddedTransaction(ask, (tx) => tx.query("one"))).rejects.toThrow("undone");
  });

  it("answers nothing more once it is over", async () => {
    const { ask } = noting();
    const over = await embeddedTransaction(ask, async (tx) => ({ tx }));
    expect(over.tx.closed).toBe(true);
    await expect(over.tx.query("late")).rejects.toThrow("closed");
  });
});
