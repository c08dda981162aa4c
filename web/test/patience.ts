import { configure } from '@solidjs/testing-library';

// Pages load parts of themselves on demand, which takes seconds on a busy machine. A test waits for what it expects.
configure({ asyncUtilTimeout: 20_000 });
