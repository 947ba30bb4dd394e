import { describe, expect, it } from 'vitest';
import { checked, countPlaywright, countVitest, readAudit } from './counts.mjs';

describe('the closing line of npm test', () => {
  it('counts a test file that cannot be loaded as one failure', () => {
    const broken = { status: 'failed', assertionResults: [] };
    const failing = { status: 'failed', assertionResults: [{}, {}] };
    const report = { numPassedTests: 7, numFailedTests: 1, testResults: [broken, failing] };
    expect(countVitest(report)).toMatchObject({ passed: 7, failed: 2 });
  });

  it('counts a browser test that passed only at a second try, and errors outside tests, as failures', () => {
    const report = { stats: { expected: 3, flaky: 1, unexpected: 2, skipped: 5 }, errors: [{}] };
    expect(countPlaywright(report)).toMatchObject({ passed: 3, failed: 4 });
  });

  it('names what failed, with the first lines of why, for a log of which only the end is kept', () => {
    const test = {
      status: 'failed',
      fullName: 'mills remove a man',
      failureMessages: ['Error: no\n\n\u001b[31mseed 7\u001b[39m'],
    };
    const file = { name: 'mill.test.ts', status: 'failed', assertionResults: [{ status: 'passed' }, test] };
    const unit = countVitest({ numPassedTests: 1, numFailedTests: 1, testResults: [file] });
    expect(unit.failures).toEqual(['mill.test.ts › mills remove a man\n    Error: no\n    seed 7']);

    const results = [{ error: { message: 'too late' } }];
    const tests = [{ projectName: 'phone', status: 'unexpected', results }, { status: 'expected' }];
    const inner = { specs: [{ title: 'a tap plays', file: 'play.spec.ts', line: 3, tests }] };
    const stats = { expected: 1, flaky: 0, unexpected: 1 };
    const browser = countPlaywright({ stats, errors: [], suites: [{ specs: [], suites: [inner] }] });
    expect(browser.failures).toEqual(['[phone] play.spec.ts:3 › a tap plays\n    too late']);
  });

  it('takes a runner that crashed, failed in silence or ran nothing for a failure', () => {
    expect(checked(null, 0)).toEqual({ passed: 0, failed: 1 });
    expect(checked({ passed: 9, failed: 0 }, 1)).toEqual({ passed: 9, failed: 1 });
    expect(checked({ passed: 0, failed: 0 }, 0)).toEqual({ passed: 0, failed: 1 });
  });

  it('leaves honest counts alone', () => {
    expect(checked({ passed: 9, failed: 0 }, 0)).toEqual({ passed: 9, failed: 0 });
    expect(checked({ passed: 9, failed: 2 }, 1)).toEqual({ passed: 9, failed: 2 });
  });
});

describe('what npm audit answers', () => {
  it('is read by severity, with whatever is said before', () => {
    const answer = JSON.stringify({ metadata: { vulnerabilities: { high: 2, critical: 0 } } });
    expect(readAudit(`npm warn something\n${answer}\n`)).toEqual({ high: 2, critical: 0 });
  });

  it('is nothing where the registry does not tell, or is not to be reached', () => {
    expect(readAudit('{ "message": "405 Method Not Allowed", "statusCode": 405 }')).toBeNull();
    expect(readAudit('npm error code ENOTFOUND')).toBeNull();
  });
});
