import { COMPANIES, type Company, type Open } from '../view';

/** Who stands where: in an expansion a newcomer comes before whoever is still to leave. */
export function holdersOf({ pieces, turn }: Open): Map<string, Company[]> {
  const holders = new Map<string, Company[]>();
  COMPANIES.forEach((company, i) => {
    for (const spot of pieces[i] ?? []) {
      const there = holders.get(spot) ?? [];
      const comes = company === turn.expansion.company && turn.expansion.entered.includes(spot);
      holders.set(spot, comes ? [company, ...there] : [...there, company]);
    }
  });
  return holders;
}
