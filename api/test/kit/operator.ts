export const OPERATOR_TOKEN = 'the-token-of-whoever-runs-this-server';

/** The operator's header. */
export const OPERATOR = { authorization: `Bearer ${OPERATOR_TOKEN}` };
