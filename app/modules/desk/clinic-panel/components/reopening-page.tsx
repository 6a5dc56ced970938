import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { choiceParams } from '#app/modules/desk/components/desk-chooser.tsx'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Link } from '#app/ui/link.tsx'
import type { ReopeningPageData } from '../pages/closure-page.server.ts'

/** Asks before a clinic opens again. */
export function ReopeningPage({ choice, back, closureId, words, reason }: ReopeningPageData) {
  const { t } = useTranslation('clinic-panel')
  const action = useHref(
    paths.deskClinicReopening(choiceParams(choice, { date: null, doctor: null, closure: closureId })),
  )
  return (
    <div className="desk">
      <PageHead title={t('reopening.title')} lead={choice.facility?.name} />
      <form method="post" action={action} className="panel stack">
        <p>
          <b>{t('closure.when', words)}</b> {reason && <span className="muted">{reason}</span>}
        </p>
        <p>{t('reopening.text')}</p>
        <input type="hidden" name="closure" value={closureId} />
        <Button>{t('reopening.submit')}</Button>
      </form>
      <p>
        <Link to={back} className="alone">
          {t('back')}
        </Link>
      </p>
    </div>
  )
}
