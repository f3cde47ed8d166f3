/**
 * What is loaded on demand comes as soon as the server can be reached (src/lib/late.ts), and no failure is uncaught: an
 * ESLint rule. Other sources say `late(() => import(…))`, or catch the failure at its place: `import(…).catch(…)`. What
 * a component waits for without `{:catch}` may not be `learn(…)`, which fails at once, but `learnLate(…)`.
 */

/** @param {any} node */
const isLate = (node) => node.type === "CallExpression" && node.callee.name === "late";

/** Is this import what `late` fetches, or is its failure caught?
 * @param {any} node */
function isKept({ parent }) {
  if (parent.type === "MemberExpression") return parent.property.name === "catch";
  return parent.type === "ArrowFunctionExpression" && isLate(parent.parent);
}

/** @type {import("eslint").Rule.RuleModule} */
const rule = {
  meta: { type: "problem", schema: [] },
  create(context) {
    return {
      ImportExpression(node) {
        if (!isKept(node)) context.report({ node, message: "Import it through `late`: see web/late.js." });
      },
      /** @param {any} node */
      "SvelteAwaitBlock[catch=null] CallExpression[callee.name='learn']"(node) {
        const from = context.sourceCode.getAncestors(node).findLast(({ type }) => type === "SvelteAwaitBlock");
        const { expression } = /** @type {any} */ (from);
        if (node.range[0] < expression.range[0] || node.range[1] > expression.range[1]) return;
        context.report({ node, message: "Wait for `learnLate`: see web/late.js." });
      },
    };
  },
};

export const late = { rules: { everything: rule } };
