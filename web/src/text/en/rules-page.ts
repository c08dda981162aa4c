/** The page with the rules; its text is docs/rules.md. */
export const rulesPageText = {
  title: 'The rules',
  line: 'Word for word what the game plays by.',
  contents: 'Contents',
};
