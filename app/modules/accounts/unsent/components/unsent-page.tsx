import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { formatShortDate, formatTime } from '#app/core/format/format.ts'
import { newYork } from '#app/core/calendar/zones.ts'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { DialogPage } from '#app/ui/notices/dialog.tsx'
import { Link } from '#app/ui/link.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import type { UnsentForm } from '../queries/find-unsent-form.server.ts'

type UnsentPageProps = Readonly<{
  form: UnsentForm
  /** The part of the product that the form belongs to, in words. */
  part: string
}>

/** A form that came after its session had ended: sent with one press, with everything that was typed. */
export function UnsentPage({ form, part }: UnsentPageProps) {
  const { t } = useTranslation('accounts')
  const locale = useLocale()
  const { id, body, page, keptAt, usedAt, expiresAt } = form
  const clock = (at: number) => formatTime(at, newYork, locale)
  const send = useHref(form.path)
  const discard = useHref(paths.unsentFormRemoval(id))
  return (
    <DialogPage
      id="unsent"
      title={usedAt === null ? t('unsent.title') : t('unsent.sentTitle')}
      actions={
        <>
          <form method="post" action={send} encType={body.isMultipart ? 'multipart/form-data' : undefined}>
            {body.fields.map(([name, value], index) => (
              <input key={index} type="hidden" name={name} value={value} />
            ))}
            <Button block variant={usedAt === null ? 'primary' : 'line'}>
              {usedAt === null ? t('unsent.send') : t('unsent.sendAgain')}
            </Button>
          </form>
          <form method="post" action={discard}>
            <Button block variant="quiet">
              {t('unsent.discard')}
            </Button>
          </form>
        </>
      }
    >
      {usedAt === null ? (
        <p>{t('unsent.text', { part, date: formatShortDate(keptAt, locale), time: clock(keptAt) })}</p>
      ) : (
        <p>{t('unsent.sentText', { part, time: clock(usedAt) })}</p>
      )}
      <p className="muted">{t('unsent.kept', { time: clock(expiresAt) })}</p>
      <p>
        <Link to={page} className="alone">
          {t('unsent.open')}
        </Link>
      </p>
    </DialogPage>
  )
}
