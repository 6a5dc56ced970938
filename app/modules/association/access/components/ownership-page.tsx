import { useForm } from '@conform-to/react'
import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { formatLongDate } from '#app/core/format/format.ts'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { PanelCard } from '#app/ui/cards/panel-card.tsx'
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx'
import { errorItems, FormField, readMetadata } from '#app/ui/forms/form-field.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { useProblem } from '#app/ui/forms/use-problem.ts'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import type { OwnershipData } from '../pages/ownership-page.server.ts'

type OfferProps = { offer: OwnershipData['offers'][number]; answer: FormAnswer | undefined }

function Offer({ offer, answer }: OfferProps) {
  const { t } = useTranslation('association-access')
  const message = useProblem('association-access')
  const locale = useLocale()
  const { id, name, slug, from, until } = offer
  const isAnswered = answer?.submission.initialValue?.handover === id
  const [, fields] = useForm<{ confirmation: string }>({
    ...{ id: `offer-${id}`, lastResult: isAnswered ? answer.submission : undefined },
  })
  const confirmation = readMetadata(fields.confirmation)
  return (
    <PanelCard id={`offered-${id}`} title={name}>
      <form method="post" action={useHref(paths.associationOwnership())} className="card__body stack form" noValidate>
        <ErrorSummary items={errorItems([confirmation], message)} />
        <p>{t('ownership.asks', { from, date: formatLongDate(until, locale) })}</p>
        <ul className="settings-points">
          {(['all', 'close', 'former', 'told'] as const).map((point) => (
            <li key={point}>{t(`ownership.points.${point}`, { from })}</li>
          ))}
        </ul>
        <input type="hidden" name="handover" value={id} />
        <FormField field={confirmation} label={t('ownership.type', { slug })} message={message}>
          {(control) => <TextInput {...control} autoComplete="off" spellCheck={false} autoCapitalize="none" />}
        </FormField>
        <p className="row">
          <Button name="answer" value="accept">
            {t('ownership.accept')}
          </Button>
          <Button variant="quiet" name="answer" value="decline">
            {t('ownership.decline')}
          </Button>
        </p>
      </form>
    </PanelCard>
  )
}

/** What an admin is asked to own, and the answer. */
export function OwnershipPage({ page, answer }: { page: OwnershipData; answer: FormAnswer | undefined }) {
  const { t } = useTranslation('association-access')
  return (
    <div className="stack">
      <p>
        <Link to={paths.associationHome()}>{t('ownership.back')}</Link>
      </p>
      <PageHead title={t('ownership.title')} lead={t('ownership.lead')} />
      {page.offers.length === 0 && <p className="panel card__body muted">{t('ownership.none')}</p>}
      {page.offers.map((offer) => (
        <Offer key={offer.id} offer={offer} answer={answer} />
      ))}
    </div>
  )
}
