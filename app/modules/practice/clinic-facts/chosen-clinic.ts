/** The clinic that an address names by its slug, or the first where it names none; null for a foreign one as for a missing one. */
export function chosenBySlug<Clinic extends Readonly<{ slug: string }>>(
  clinics: readonly Clinic[],
  slug: string | null,
): Clinic | null {
  return (slug ? clinics.find((clinic) => clinic.slug === slug) : clinics[0]) ?? null
}
