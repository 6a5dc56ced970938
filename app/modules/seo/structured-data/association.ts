import type { Organization } from 'schema-dts'
import { required } from './data-error.ts'
import { addressOf, type DataSite } from './site.ts'

export type AssociationFacts = {
  name: string
  /** Its name in another script or language; null where it is the same. */
  otherName: string | null
  description: string
  path: string
  email: string | null
  /** E.164 */
  phone: string | null
  /** The path of its logo; null without one. */
  logo: string | null
}

/** Structured data of an association's page. */
export function associationData(
  { name, otherName, description, path, email, phone, logo }: AssociationFacts,
  site: DataSite,
): Extract<Organization, { '@type': 'Organization' }> {
  const url = addressOf(site, path)
  return {
    '@type': 'Organization',
    '@id': `${site.origin}${path}#association`,
    name: required(name, 'the name of the association'),
    ...(otherName ? { alternateName: otherName } : {}),
    description: required(description, 'the description of the association'),
    url,
    ...(logo ? { logo: `${site.origin}${logo}` } : {}),
    ...(email ? { email } : {}),
    ...(phone ? { telephone: phone } : {}),
  }
}
