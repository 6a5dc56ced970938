import { addressKey } from '../registry/postal-address.ts'
import type { LegacyClinic, MatchedBy, RowProblem } from './legacy-clinic.ts'

/** What is asked of a facility to find it again. */
export type KnownFacility = Readonly<{
  id: string
  slug: string
  nameEn: string
  nameHans: string | null
  nameHant: string | null
  addressLine1: string
  addressLine2: string | null
  zip: string
  phone: string | null
}>

type Match<Facility> =
  | Readonly<{ kind: 'new' }>
  | Readonly<{ kind: 'matched'; by: MatchedBy; facility: Facility }>
  | Readonly<{ kind: 'ambiguous'; problem: RowProblem; facilities: readonly Facility[] }>

const plain = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')

function isNamed({ nameEn, nameHans, nameHant }: KnownFacility, clinic: LegacyClinic): boolean {
  const theirs = [clinic.nameEn, clinic.nameHans, clinic.nameHant].flatMap((name) => (name ? [plain(name)] : []))
  return [nameEn, nameHans, nameHant].some((name) => name !== null && theirs.includes(plain(name)))
}

const keyOfClinic = ({
  addressLine1,
  addressLine2,
  zip,
}: Pick<LegacyClinic, 'addressLine1' | 'addressLine2' | 'zip'>) => addressKey(addressLine1, addressLine2 ?? '', zip)

/** The facilities that are known, by their address and by their telephone. */
export class FacilityFinder<Facility extends KnownFacility> {
  readonly #byAddress = new Map<string, Facility[]>()
  readonly #byPhone = new Map<string, Facility[]>()
  readonly #bySlug = new Map<string, Facility>()

  constructor(facilities: Iterable<Facility>) {
    for (const facility of facilities) this.add(facility)
  }

  add(facility: Facility): void {
    const key = keyOfClinic(facility)
    this.#byAddress.set(key, [...(this.#byAddress.get(key) ?? []), facility])
    if (facility.phone !== null) {
      this.#byPhone.set(facility.phone, [...(this.#byPhone.get(facility.phone) ?? []), facility])
    }
    this.#bySlug.set(facility.slug, facility)
  }

  slugged(slug: string): Facility | undefined {
    return this.#bySlug.get(slug)
  }

  /**
   * The facility of a clinic. One at the address is it when neither its number nor its name speaks against it; of several the one with the
   * number, else the one with the name. Whatever is left over is for a person.
   */
  match(clinic: LegacyClinic): Match<Facility> {
    const there = this.#byAddress.get(keyOfClinic(clinic)) ?? []
    const called = there.filter(({ phone }) => phone !== null && phone === clinic.phone)
    const named = there.filter((facility) => isNamed(facility, clinic))
    const both = called.filter((facility) => named.includes(facility))
    const sure = [
      { by: 'both', found: both },
      { by: 'phone', found: called },
      { by: 'name', found: named },
    ] as const
    for (const { by, found } of sure) {
      if (found.length === 1) return { kind: 'matched', by, facility: found[0]! }
    }
    if (there.length === 1) {
      const [only] = there as [Facility]
      const isSilent = only.phone === null || clinic.phone === null
      return isSilent
        ? { kind: 'matched', by: 'address', facility: only }
        : { kind: 'ambiguous', problem: 'other_phone', facilities: there }
    }
    if (there.length > 1) return { kind: 'ambiguous', problem: 'several_there', facilities: there }
    const elsewhere = clinic.phone === null ? [] : (this.#byPhone.get(clinic.phone) ?? [])
    if (elsewhere.length > 0) return { kind: 'ambiguous', problem: 'phone_elsewhere', facilities: elsewhere }
    return { kind: 'new' }
  }
}
