import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { formatList, formatShortDate } from '#app/core/format/format.ts'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { fieldsOf } from '#app/modules/practice/profile/components/sent-fields.tsx'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { PanelCard } from '#app/ui/cards/panel-card.tsx'
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx'
import { errorItems, FormField } from '#app/ui/forms/form-field.tsx'
import { TextArea } from '#app/ui/forms/text-input.tsx'
import { useProblem } from '#app/ui/forms/use-problem.ts'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import { joinRoles } from '#app/modules/practice/join-field.ts'
import type { JoinPage } from '#app/modules/practice/queries/join-requests.server.ts'

/** Somebody who wants to practice at a facility, and the two answers of who leads it. */
export function JoinRequestPage({ page, answer }: { page: JoinPage; answer: FormAnswer | undefined }) {
  const { t } = useTranslation('practice')
  const locale = useLocale()
  const message = useProblem('practice')
  const field = fieldsOf('decline', answer?.submission, {})
  const action = useHref(paths.joinRequest(page.id))
  const role = joinRoles.find((each) => each === page.role) ?? 'associate'
  return (
    <>
      <p>
        <Link to={paths.clinics()}>{t('facilities.back')}</Link>
      </p>
      <PageHead
        title={t('join.title', { doctor: page.doctor })}
        lead={t('join.lead', { facility: page.facility, date: formatShortDate(page.createdAt, locale) })}
      />
      <PanelCard
        id="person"
        title={t('join.person')}
        note={
          page.profile && (
            <Link to={paths.doctor(page.profile.specialty, page.profile.slug)}>{t('profile.public')}</Link>
          )
        }
      >
        <dl className="pairs">
          <div>
            <dt>{t('facilities.doctor')}</dt>
            <dd>{[page.doctor, page.otherName].filter(Boolean).join(' · ')}</dd>
          </div>
          {page.npi && (
            <div>
              <dt>NPI</dt>
              <dd className="num">{page.npi}</dd>
            </div>
          )}
          <div>
            <dt>{t('profile.parts.specialties')}</dt>
            <dd>{formatList(page.specialties, locale)}</dd>
          </div>
          <div>
            <dt>{t('join.role')}</dt>
            <dd>{t(`facilities.roles.${role}`)}</dd>
          </div>
        </dl>
      </PanelCard>
      <PanelCard id="accept" title={t('join.acceptTitle')}>
        <form method="post" action={action} className="card__body stack stack--sm">
          <p>{t('join.acceptText')}</p>
          <input type="hidden" name="answer" value="accept" />
          <p>
            <Button>{t('join.accept')}</Button>
          </p>
        </form>
      </PanelCard>
      <PanelCard id="decline" title={t('join.declineTitle')}>
        <form method="post" action={action} className="card__body stack stack--sm" noValidate>
          <ErrorSummary items={errorItems([field('reason')], message)} />
          <input type="hidden" name="answer" value="decline" />
          <FormField field={field('reason')} label={t('join.reason')} hint={t('join.reasonHint')} message={message}>
            {(control) => <TextArea {...control} rows={3} />}
          </FormField>
          <p>
            <Button variant="line">{t('join.decline')}</Button>
          </p>
        </form>
      </PanelCard>
    </>
  )
}
