import { Lang } from '#app/ui/lang.tsx'

type ClinicAddressProps = {
  /** Its name in the page's language. */
  clinic: string
  clinicEn: string
  lines: readonly string[]
}

/** The clinic as its patients call it, then name and address in English, as signs and drivers have them. */
export function ClinicAddress({ clinic, clinicEn, lines }: ClinicAddressProps) {
  return (
    <>
      {clinic !== clinicEn && (
        <p>
          <b>{clinic}</b>
        </p>
      )}
      <Lang lang="en" as="address" className="address">
        {[clinicEn, ...lines].map((line) => (
          <span key={line} className="address__line">
            {line}
          </span>
        ))}
      </Lang>
    </>
  )
}
