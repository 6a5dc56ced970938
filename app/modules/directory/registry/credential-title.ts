import { tidyName } from './person-name.ts'

/** Credentials as they are written, keyed by their letters alone. Others of two to six capitals are kept as they stand. */
const spellings: Readonly<Record<string, string>> = {
  PHD: 'PhD',
  PHARMD: 'PharmD',
  PSYD: 'PsyD',
  AUD: 'AuD',
  LAC: 'LAc',
  RPH: 'RPh',
  PAC: 'PA-C',
  FNPBC: 'FNP-BC',
  FNPC: 'FNP-C',
  ANPBC: 'ANP-BC',
  PMHNPBC: 'PMHNP-BC',
  DACM: 'DACM',
  EDD: 'EdD',
  SCD: 'ScD',
  DRPH: 'DrPH',
  MAC: 'MAc',
}
/** Shown first when several are given, since patients look for them. */
const degrees = new Set([
  'MD',
  'DO',
  'DDS',
  'DMD',
  'DPM',
  'OD',
  'DC',
  'PharmD',
  'PsyD',
  'AuD',
  'DPT',
  'PA',
  'PA-C',
  'NP',
  'LAc',
])
const known = new Set(
  'MD DO DDS DMD DPM OD DC DPT DNP NP PA RN LPN APRN APN FNP ANP PNP CNP CRNA CRNP CNM CNS PT OT OTR SLP LCSW LMSW LMHC LMFT MSW RD RDN CDE MPH MBA MS MA MSN BSN FACP FACOG FACS FACC FAAP MBBS BCBA RBT PMHNP WHNP DACM LMT LM'.split(
    ' ',
  ),
)

/**
 * The title shown after a name, from the free text of the credential column: `M.D.` → `MD`, `m.d., ph.d` → `MD, PhD`.
 * Null when nothing in it is a credential we know how to write.
 */
export function credentialTitle(raw: string): string | null {
  const joined = tidyName(raw)
    .toUpperCase()
    // "M. D." is one credential, "MD PHD" are two.
    .replace(/\b([A-Z]{1,2})\. ?(?=[A-Z]{1,2}\.|[A-Z]\b)/g, '$1')
    .replace(/\bPH\.? ?D\b/g, 'PHD')
    .replace(/\bPHARM\.? ?D\b/g, 'PHARMD')
  const found = joined
    .split(/[\s,;/&]+/)
    .map((part) => part.replace(/[^A-Z]/g, ''))
    .map((letters) => spellings[letters] ?? (known.has(letters) ? letters : ''))
    .filter((title) => title !== '')
  const unique = [...new Set(found)]
  const sorted = [...unique.filter((title) => degrees.has(title)), ...unique.filter((title) => !degrees.has(title))]
  return sorted.length === 0 ? null : sorted.slice(0, 3).join(', ')
}
