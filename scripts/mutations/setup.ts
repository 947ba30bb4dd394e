import fc from 'fast-check';

// Finding any counterexample is enough here; it need not be the smallest.
fc.configureGlobal({ ...fc.readConfigureGlobal(), endOnFailure: true });
