/** « de » before a name: « d’Anne », « de Bruno ». Before an h both are said, and « de » stands. */
export const of = (name: string): string => `${/^[aeiouyàâäéèêëîïôöùûüœæ]/i.test(name) ? 'd’' : 'de '}${name}`;
