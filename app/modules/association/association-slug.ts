/** Words that are addresses of their own under `/association`, and the one that means every association in a search. */
const reserved = ['login', 'signup', 'onboarding', 'any']

/** The address of an association by its English name: "Example Physicians of N.Y." is `example-physicians-of-n-y`. */
export function slugOf(nameEn: string): string {
  const plain = nameEn
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60)
    .replace(/-+$/, '')
  return plain === '' || reserved.includes(plain) ? `association-${plain}`.replace(/-$/, '') : plain
}

/** Whether a typed address may be one: small letters, digits and single hyphens, and no word that means something else. */
export function isSlug(text: string): boolean {
  return text.length >= 3 && text.length <= 60 && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text) && !reserved.includes(text)
}
