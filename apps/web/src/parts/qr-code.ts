import { encode, type QrCodeGenerateResult } from 'uqr';

/** A link as dark and light squares, with the margin that cameras need. */
export const codeOf = (link: string): QrCodeGenerateResult => encode(link, { ecc: 'L', border: 4 });
