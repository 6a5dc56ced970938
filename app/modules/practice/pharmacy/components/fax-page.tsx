import { useTranslation } from 'react-i18next'
import { paths } from '#app/paths.ts'
import { Link } from '#app/ui/link.tsx'
import { PrintButton } from '#app/ui/print-button.tsx'
import type { RefillFaxData } from '../pages/refill-page.server.ts'

type Line = readonly [label: string, value: string | null]

function Lines({ lines }: { lines: readonly Line[] }) {
  return (
    <dl className="pairs">
      {lines.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value ?? '—'}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The cover of a fax, to print on one sheet. */
export function FaxPage({ page }: { page: RefillFaxData }) {
  const { t } = useTranslation('pharmacy')
  const { pharmacy, words } = page
  const clinic = page.clinicChinese ? `${page.clinic} ${page.clinicChinese}` : page.clinic
  return (
    <div className="stack">
      <p className="noprint">
        <Link to={paths.refill(page.id)}>{t('fax.back')}</Link>
      </p>
      <PrintButton block>{t('fax.print')}</PrintButton>
      <h1>{words.heading}</h1>
      <Lines
        lines={[
          [words.date, page.day],
          [words.to, pharmacy?.name ?? null],
          [words.address, pharmacy?.address ?? null],
          [words.phone, pharmacy?.phone ?? null],
          [words.number, pharmacy?.fax ?? null],
        ]}
      />
      <Lines
        lines={[
          [words.from, clinic],
          [words.address, page.clinicAddress],
          [words.phone, page.clinicPhone],
          [words.number, page.clinicFax],
        ]}
      />
      <Lines
        lines={[
          [words.subject, words.approved],
          [words.patient, page.person],
          [words.born, page.birthDate],
          [words.medicine, page.medicine],
          [words.answer, page.answer],
          [words.signature, '______________________________'],
        ]}
      />
      <p>{words.noPrescription}</p>
      <p>{words.confidential}</p>
    </div>
  )
}
