export const OPERATOR_TOKEN = 'the-token-of-whoever-runs-this-server';

/** What whoever runs the server sends along. */
export const OPERATOR = { authorization: `Bearer ${OPERATOR_TOKEN}` };
