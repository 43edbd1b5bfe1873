/** Closed lists are const arrays with a union derived from them. */
export const noEnum = {
  meta: { type: 'problem' },
  create(context) {
    return {
      TSEnumDeclaration: (node) =>
        context.report({
          node,
          message: 'A closed list is a const array with a union derived from it, not an enum.',
        }),
    }
  },
}
