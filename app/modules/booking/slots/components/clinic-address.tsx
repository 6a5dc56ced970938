import { useTranslation } from 'react-i18next'
import type { Away } from '#app/modules/booking/away.ts'
import { Lang } from '#app/ui/lang.tsx'
import { Unbroken } from '#app/ui/unbroken.tsx'

type ClinicAddressProps = {
  /** Its name in the page's language. */
  clinic: string
  clinicEn: string
  lines: readonly string[]
  /** For a visit that is elsewhere: what takes the place of the lines. */
  away?: Away | null
}

/** The clinic as its patients call it, then name and address in English, as signs and drivers have them. */
export function ClinicAddress({ clinic, clinicEn, lines, away = null }: ClinicAddressProps) {
  const { t } = useTranslation('booking')
  const english = away === null ? [clinicEn, ...lines] : [clinicEn]
  return (
    <>
      {clinic !== clinicEn && (
        <p>
          <b>{clinic}</b>
        </p>
      )}
      <Lang lang="en" as="address" className="address">
        {english.map((line) => (
          <span key={line} className="address__line">
            {line}
          </span>
        ))}
      </Lang>
      {away !== null && (
        <p>
          <Unbroken text={t(`slip.away.${away}`)} />
        </p>
      )}
    </>
  )
}
