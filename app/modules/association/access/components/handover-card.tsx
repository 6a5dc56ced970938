import { useForm } from '@conform-to/react'
import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '#app/core/format/format.ts'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { PanelCard } from '#app/ui/cards/panel-card.tsx'
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx'
import { Fieldset } from '#app/ui/forms/fieldset.tsx'
import { errorItems, fieldError, readMetadata } from '#app/ui/forms/form-field.tsx'
import { RadioCards } from '#app/ui/forms/radio-cards.tsx'
import { useProblem } from '#app/ui/forms/use-problem.ts'
import { useLocale } from '#app/ui/use-locale.ts'
import type { AccessData } from '../pages/access-page.server.ts'
import type { AccessProps } from './access-page.tsx'
import { FormNotices } from '#app/modules/association/chosen/components/form-notices.tsx'

type Handover = NonNullable<AccessData['handover']>
type HandoverCardProps = AccessProps & { handover: Handover }

/** An offer that waits for its answer. */
function Offered({ page, offered }: Pick<AccessProps, 'page'> & { offered: NonNullable<Handover['offered']> }) {
  const { t } = useTranslation('association-access')
  const locale = useLocale()
  const action = useHref(paths.associationAccess({ form: 'withdraw' }))
  return (
    <form method="post" action={action} className="card__body stack">
      <p>{t('handover.offered', { name: offered.name, date: formatDate(offered.until, locale) })}</p>
      <input type="hidden" name="association" value={page.association} />
      <p>
        <Button variant="line">{t('handover.withdraw')}</Button>
      </p>
    </form>
  )
}

function OfferForm({ page, handover, answer }: HandoverCardProps) {
  const { t } = useTranslation('association-access')
  const message = useProblem('association-access')
  const [, fields] = useForm<{ heir: string }>({ id: 'offer', lastResult: answer?.submission })
  const heir = readMetadata(fields.heir)
  const action = useHref(paths.associationAccess({ form: 'offer' }))
  return (
    <form method="post" action={action} className="card__body stack" noValidate>
      <ErrorSummary items={errorItems([heir], message)} />
      <FormNotices answer={answer} />
      <p className="measure">{t('handover.lead')}</p>
      <input type="hidden" name="association" value={page.association} />
      <Fieldset id={heir.id} legend={t('handover.heir')} error={fieldError(heir, message)}>
        <RadioCards
          id={heir.id}
          name={heir.name}
          defaultValue={heir.defaultValue}
          options={handover.heirs.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </Fieldset>
      <p>
        <Button variant="line">{t('handover.offer')}</Button>
      </p>
    </form>
  )
}

/** What the owner does to hand an association over. */
export function HandoverCard({ page, handover, answer }: HandoverCardProps) {
  const { t } = useTranslation('association-access')
  const { offered, heirs } = handover
  return (
    <PanelCard id="handover" title={t('handover.title')}>
      {offered ? (
        <Offered page={page} offered={offered} />
      ) : heirs.length > 0 ? (
        <OfferForm page={page} handover={handover} answer={answer} />
      ) : (
        <p className="card__body measure">{t('handover.nobody')}</p>
      )}
    </PanelCard>
  )
}
