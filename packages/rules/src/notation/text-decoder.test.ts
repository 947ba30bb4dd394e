import { Buffer } from 'node:buffer';
import { describe, expect, it } from 'vitest';
import { decodeGameText, GameTextDecoder } from './index.ts';

const TEXT = '[White "Müller"]\n{café – “oui”}\n1. d6 *\n';

describe('the encodings of files', () => {
  it('reads UTF-8, with and without a mark, and says nothing of it', () => {
    for (const bytes of [Buffer.from(TEXT), Buffer.from(`\ufeff${TEXT}`)]) {
      const { text, remarks } = decodeGameText(bytes);
      expect(text.replace('\ufeff', '')).toBe(TEXT);
      expect(remarks).toEqual([]);
    }
  });

  it('reads UTF-16 of either order, with and without a mark', () => {
    const little = Buffer.from(TEXT, 'utf16le');
    for (const mark of ['', '\ufeff']) {
      const bytes = Buffer.concat([Buffer.from(mark, 'utf16le'), little]);
      expect(decodeGameText(bytes)).toEqual({
        text: TEXT,
        remarks: [{ remark: 'encoding', line: 1, encoding: 'utf-16le' }],
      });
      const big = Buffer.from(bytes).swap16();
      expect(decodeGameText(big)).toMatchObject({ text: TEXT, remarks: [{ encoding: 'utf-16be' }] });
    }
  });

  it('reads lines that are not UTF-8 as Windows-1252, and the others as what they are', () => {
    const bytes = Buffer.concat([
      Buffer.from('[White "M\xfcller"]\n', 'latin1'),
      Buffer.from('{café}\n'),
      Buffer.from('{\x93oui\x94 \x96 caf\xe9}\n', 'latin1'),
    ]);
    expect(decodeGameText(bytes)).toEqual({
      text: '[White "Müller"]\n{café}\n{“oui” – café}\n',
      remarks: [
        { remark: 'encoding', line: 1, encoding: 'windows-1252' },
        { remark: 'encoding', line: 3, encoding: 'windows-1252' },
      ],
    });
  });

  it('reads block by block what it reads as a whole', () => {
    for (const bytes of [Buffer.from(TEXT), Buffer.from(`\ufeff${TEXT}`, 'utf16le'), Buffer.from(TEXT, 'latin1')])
      for (const size of [1, 3, 7]) {
        const decoder = new GameTextDecoder();
        let text = '';
        for (let i = 0; i < bytes.length; i += size) text += decoder.decode(bytes.subarray(i, i + size));
        text += decoder.decode(new Uint8Array(0), true);
        expect({ text, remarks: decoder.takeRemarks() }).toEqual(decodeGameText(bytes));
      }
  });

  it('ends lines with a newline, however the file does', () => {
    expect(decodeGameText(Buffer.from('a\r\nb\rc\n')).text).toBe('a\nb\nc\n');
  });
});
