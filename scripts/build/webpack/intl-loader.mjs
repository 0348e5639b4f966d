// Takes out of react-intl's packages what asks the browser at the start whether it knows the language: the first such
// question makes a slow phone read all of its languages for a tenth of a second, and every browser that we support knows ours.
const questions = [
  [
    /\} else if \(!Intl\.NumberFormat\.supportedLocalesOf\(locale\).*\n\s*else if \(!Intl\.DateTimeFormat\.supportedLocalesOf\(locale\).*(?=\n)/,
    "}",
  ],
  [/Intl\.NumberFormat\.supportedLocalesOf(?=\(locales\);)/, "[].concat"],
];

export default function withoutQuestions(source) {
  const asked = questions.find(([question]) => question.test(source));
  if (!asked) throw new Error("This package asks for its language in another way now: see intl-loader.mjs");
  return source.replace(...asked);
}
