import { describe, expect, it } from 'vitest';
import { optionsFromEnvironment } from './environment.ts';

describe('the environment', () => {
  it('needs to say nothing: one node with its data in the checkout, and no proxy to be believed', () => {
    const { online, trustProxy, logLevel } = optionsFromEnvironment({});
    expect(online).toMatchObject({ databaseUrl: null, redisUrl: null, origins: [] });
    expect(online?.dataFolder).toMatch(/data$/);
    expect(online?.exportFolder).toMatch(/data.exports$/);
    expect({ trustProxy, logLevel }).toEqual({ trustProxy: false, logLevel: 'error' });
  });

  it('says where the daily export goes, or that there is none', () => {
    expect(optionsFromEnvironment({ EXPORT_FOLDER: '/backup' }).online?.exportFolder).toBe('/backup');
    expect(optionsFromEnvironment({ EXPORT_FOLDER: 'none' }).online?.exportFolder).toBeUndefined();
    expect(optionsFromEnvironment({ DATABASE_URL: 'postgres://host/games' }).online?.exportFolder).toBeUndefined();
  });

  it('names the services of several nodes, and who may be believed', () => {
    const { online, trustProxy } = optionsFromEnvironment({
      DATABASE_URL: 'postgres://merellier:secret@host/games',
      REDIS_URL: 'redis://bus',
      PUBLIC_ORIGIN: 'https://a.example, https://b.example:8443',
      TRUST_PROXY: '10.0.0.0/8',
    });
    expect(online).toMatchObject({ redisUrl: 'redis://bus', origins: ['https://a.example', 'https://b.example:8443'] });
    expect(trustProxy).toBe('10.0.0.0/8');
  });

  it('names moderators as they sign in', () => {
    expect(optionsFromEnvironment({ MODERATORS: ' Anna , Ben  B,' }).online?.moderators).toEqual(['anna', 'ben b']);
    expect(optionsFromEnvironment({}).online?.moderators).toEqual([]);
  });

  it('has games looked at by exact values, but where the host does not want it', () => {
    expect(optionsFromEnvironment({}).online?.fairPlay).toBe(true);
    expect(optionsFromEnvironment({ FAIR_PLAY: 'none' }).online?.fairPlay).toBe(false);
  });

  it.each([
    [{ FAIR_PLAY: 'no' }, /FAIR_PLAY is "no": leave it out, or write none/],
    [{ DATABASE_URL: 'mysql://user:secret@host' }, /DATABASE_URL.*postgres:\/\//],
    [{ DATABASE_URL: 'postgres://user:secret@one,two:word/games' }, /DATABASE_URL.*postgres:\/\//],
    [{ REDIS_URL: 'redis://bus' }, /set DATABASE_URL as well/],
    [{ TABLES: '/no/such/folder' }, /TABLES is "\/no\/such\/folder", and there is no such folder/],
    [{ LOG_LEVEL: 'loud' }, /choose one of fatal, error/],
    [{ PUBLIC_ORIGIN: 'https://a.example/page' }, /without a path/],
    [{ MODERATORS: 'anna,b' }, /MODERATORS has "b": write the names/],
  ])('that makes no sense is told so: %j', (env, message) => {
    expect(() => optionsFromEnvironment(env)).toThrow(message);
    expect(() => optionsFromEnvironment(env)).not.toThrow(/secret/);
  });
});

describe('TRUST_PROXY', () => {
  it.each([
    ['1', 1],
    ['2', 2],
    ['10.0.0.0/8', '10.0.0.0/8'],
    ['127.0.0.1, ::1', '127.0.0.1, ::1'],
    ['loopback', 'loopback'],
    ['false', false],
  ])('is how many proxies there are, or their addresses: %s', (text, trustProxy) => {
    expect(optionsFromEnvironment({ TRUST_PROXY: text })).toMatchObject({ trustProxy });
  });

  it.each(['true', 'yes', '0', 'proxy.example.org'])('is not what lets a visitor name any address: %s', (text) => {
    expect(() => optionsFromEnvironment({ TRUST_PROXY: text })).toThrow(/how many proxies/);
  });
});
