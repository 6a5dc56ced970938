import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { choiceParams } from '#app/modules/desk/components/desk-chooser.tsx'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { Lang } from '#app/ui/lang.tsx'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { Banner } from '#app/ui/notices/banner.tsx'
import type { ClosurePageData } from '../pages/closure-page.server.ts'

function Visits({ visits }: Pick<ClosurePageData, 'visits'>) {
  const { t } = useTranslation('clinic-panel')
  return (
    <>
      <h2>{t('closure.visits')}</h2>
      <ol className="clinic-rows">
        {visits.map(({ id, when, doctor, patient }) => (
          <li key={id}>
            <b className="num">{when}</b>{' '}
            {patient && (
              <>
                <Lang lang="en">{patient.nameEn}</Lang> {patient.nameZh}{' '}
              </>
            )}
            {doctor && <span className="muted">{doctor}</span>}
          </li>
        ))}
      </ol>
    </>
  )
}

/** Asks before a clinic is closed, and shows whose visits that touches. */
export function ClosurePage({ choice, back, span, isClosed, visits, words }: ClosurePageData) {
  const { t } = useTranslation('clinic-panel')
  const action = useHref(paths.deskClinicClosure(choiceParams(choice, { date: null, doctor: null, span })))
  return (
    <div className="desk">
      <PageHead title={t(`closure.title.${span}`)} lead={choice.facility?.name} />
      {isClosed ? (
        <Banner tone="info">{t('closure.already')}</Banner>
      ) : (
        <form method="post" action={action} className="panel stack">
          <p>
            <b>{t('closure.when', words)}</b>
          </p>
          <p>{visits.length === 0 ? t('closure.none') : t('closure.touched', { count: visits.length })}</p>
          {visits.length > 0 && <Visits visits={visits} />}
          <input type="hidden" name="span" value={span} />
          <Button variant={visits.length === 0 ? 'danger' : 'primary'}>
            {t(visits.length === 0 ? 'closure.submit' : 'closure.next')}
          </Button>
        </form>
      )}
      <p>
        <Link to={back} className="alone">
          {t('back')}
        </Link>
      </p>
    </div>
  )
}
