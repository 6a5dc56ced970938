import { useTranslation } from 'react-i18next'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Link } from '#app/ui/link.tsx'
import type { MissingData, PaperLines } from '../pages/missing-page.server.ts'

function Paper({ lines }: { lines: PaperLines }) {
  const { title, lead, vaccinesTitle, vaccines, testsTitle, tests, bring, none } = lines
  return (
    <section lang={lines.locale} className="stack">
      <h2>{title}</h2>
      <p>{lead}</p>
      {vaccines.length + tests.length === 0 && <p>{none}</p>}
      {vaccines.length > 0 && (
        <>
          <h3>{vaccinesTitle}</h3>
          <ul>
            {vaccines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </>
      )}
      {tests.length > 0 && (
        <>
          <h3>{testsTitle}</h3>
          <ul>
            {tests.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </>
      )}
      <p>{bring}</p>
    </section>
  )
}

/** What is missing, to print for the patient in two languages. */
export function MissingPage({ page: { head, papers } }: { page: MissingData }) {
  const { t } = useTranslation('i693')
  return (
    <div className="stack">
      <p className="noprint">
        <Link to={paths.i693Case(head.id)}>{t('missing.back')}</Link>
      </p>
      <PageHead
        title={head.name.en}
        titleLang="en"
        lead={
          <>
            {head.name.zh && <>{head.name.zh} · </>}
            {head.reference} · {head.clinic.name}
          </>
        }
        actions={
          <Button type="button" className="noprint" hidden data-print="" icon="printer">
            {t('missing.print')}
          </Button>
        }
      />
      {papers.map((lines) => (
        <Paper key={lines.locale} lines={lines} />
      ))}
    </div>
  )
}
