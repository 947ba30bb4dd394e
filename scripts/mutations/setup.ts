import fc from 'fast-check';

// That something is found is enough here: the smallest example is not looked for.
fc.configureGlobal({ endOnFailure: true });
