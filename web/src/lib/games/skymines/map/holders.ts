import { COMPANIES, type Company, type Open } from '../view';

/** Who stands where: in an expansion a newcomer comes before whoever is still to leave. */
export function holdersOf({ pieces, turn }: Open): Map<string, Company[]> {
  const holders = new Map<string, Company[]>();
  const { company: expands, way } = turn.expansion;
  COMPANIES.forEach((company, i) => {
    for (const spot of pieces[i] ?? []) {
      const there = holders.get(spot) ?? [];
      const comes = company === expands && way.some((leg) => leg.spot === spot);
      holders.set(spot, comes ? [company, ...there] : [...there, company]);
    }
  });
  return holders;
}
