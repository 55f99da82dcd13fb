import { describe, expect, it } from 'vitest';
import { fixtures } from './fixture';
import { parse, unitAndMark, unitAndSign } from './notation';

describe('notation', () => {
  it('is read for every kind of action', () => {
    expect(parse('buy human H1a')).toEqual({ type: 'buy', unit: 'human', hex: 'H1a' });
    expect(parse('move rock_strider A1>B3')).toEqual({
      type: 'move',
      unit: 'rock_strider',
      sign: '',
      from: 'A1',
      to: 'B3',
    });
    expect(parse('breathe M>A2 s1')).toEqual({ type: 'breathe', from: 'M', to: 'A2', victim: 1 });
    expect(parse('fight A1 s3')).toEqual({ type: 'fight', hex: 'A1', defender: 3 });
    expect(parse('lose human*2')).toEqual({ type: 'lose', unit: 'human', mark: 2 });
    expect(parse('take hill')).toEqual({ type: 'take_hill' });
    expect(parse('play rubium_vein')).toEqual({ type: 'play', card: 'rubium_vein', targets: [] });
    expect(parse('play force_field attacker lava_leaper picked')).toEqual({
      type: 'play',
      card: 'force_field',
      targets: ['attacker', 'lava_leaper', 'picked'],
    });
  });

  it('keeps what sets figures apart', () => {
    expect(parse('move human*+ H0a>B0')).toMatchObject({ unit: 'human', sign: '*+' });
    expect(unitAndSign('rock_strider**')).toEqual({ unit: 'rock_strider', sign: '**' });
    expect(unitAndMark('human')).toEqual({ unit: 'human', mark: 0 });
  });

  it('of other games is no action', () => {
    expect(parse('fly away')).toBeNull();
  });

  it('agrees with the data of every legal action', () => {
    for (const { notation, action } of fixtures.flatMap((one) => one.now.legal)) {
      const data = action as Record<string, unknown>;
      const read = parse(notation) as Record<string, unknown> | null;
      for (const name of ['unit', 'hex', 'from', 'to', 'card'] as const) {
        if (name in data && read && name in read) expect(read[name], notation).toBe(data[name]);
      }
      expect(read, notation).not.toBeNull();
    }
  });
});
