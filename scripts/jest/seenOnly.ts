/** The CSS properties that tests depend on: whether something is visible, and whether it can be pressed. */
const isAsked = /display:\s*none|visibility:|opacity:\s*[01][;}]|pointer-events:/;
/** Animations, and pseudo-elements, which are no elements of a document. */
const isForNoElement = /^@[\w-]*keyframes|^[^{]*:[:-]/;

/**
 * Replaces Emotion's style sheets: keeps only the rules that tests depend on. jsdom goes through every rule for an
 * element and its ancestors whenever a test finds one by its role.
 */
export class StyleSheet {
  tags: HTMLStyleElement[] = [];
  readonly key: string;
  readonly nonce: string | undefined;

  constructor({ key, nonce }: { key: string; nonce?: string }) {
    this.key = key;
    this.nonce = nonce;
  }

  hydrate(): void {}

  insert(rule: string): void {
    if (!isAsked.test(rule) || isForNoElement.test(rule)) return;
    const tag = document.createElement("style");
    tag.append(rule);
    document.head.append(tag);
    this.tags.push(tag);
  }

  flush(): void {
    for (const tag of this.tags) tag.remove();
    this.tags = [];
  }
}
