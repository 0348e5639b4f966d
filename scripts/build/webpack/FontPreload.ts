import HtmlWebpackPlugin from "html-webpack-plugin";
import type { Compiler } from "webpack";

/**
 * Inserts `<link rel="preload">` for the emitted fonts that match `pattern` at the start of the page's head, so that
 * text does not shift after the first paint.
 */
export class FontPreload {
  constructor(private readonly pattern: RegExp) {}

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap("FontPreload", (compilation) => {
      HtmlWebpackPlugin.getHooks(compilation).alterAssetTagGroups.tap("FontPreload", (page) => {
        const fonts = Object.keys(compilation.assets).filter((name) => this.pattern.test(name));
        const links = fonts.map((name) => ({
          tagName: "link",
          voidTag: true,
          attributes: {
            rel: "preload",
            as: "font",
            type: "font/woff2",
            crossorigin: "anonymous",
            href: `${page.publicPath}${name}`,
          },
          meta: { plugin: "FontPreload" },
        }));
        page.headTags.unshift(...links);
        return page;
      });
    });
  }
}
