// On its own, so that of the library only what a browser needs is fetched, and only when it is needed.
import { client } from '@passwordless-id/webauthn';

export const { authenticate, isAutocompleteAvailable, register } = client;
