import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { Minimap } from '#app/modules/geo/address/components/minimap.tsx'
import {
  AddressLines,
  QuestionAnswers,
  QuestionBody,
  useQuestionTitle,
} from '#app/modules/geo/address/components/question-body.tsx'
import { ServiceNote } from '#app/modules/geo/address/components/service-note.tsx'
import type { MapsAccess } from '#app/modules/geo/address/maps-addresses.ts'
import { pinMoves } from '#app/modules/geo/address/pin.ts'
import { dateWords, instantWords } from '#app/modules/booking/schedule/wall-words.ts'
import { paths } from '#app/paths.ts'
import { Banner } from '#app/ui/notices/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { DataTable } from '#app/ui/tables/data-table.tsx'
import { DialogPage } from '#app/ui/notices/dialog.tsx'
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { Lang } from '#app/ui/lang.tsx'
import { Link } from '#app/ui/link.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import { PanelCard } from '#app/ui/cards/panel-card.tsx'
import type { AddressStep, CarriedFields } from '../pages/take-address-change.server.ts'

type FacilityProps = { slug: string; today: string; timeZone: string; maps: MapsAccess | null }

function Carried({ fields }: { fields: CarriedFields }) {
  return Object.entries(fields).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}

/** A question as a page, for browsers without a script: the same choices as buttons. */
export function AddressQuestion({ step, slug }: { step: Extract<AddressStep, { step: 'question' }>; slug: string }) {
  const title = useQuestionTitle()
  const { question, entered, suggested, changed } = step
  return (
    <form method="post" action={useHref(paths.facilityAddresses({ place: slug }))}>
      <Carried fields={step.carried} />
      <DialogPage
        id="address-question"
        title={title(question)}
        actions={<QuestionAnswers question={question} inDialog={false} />}
      >
        <QuestionBody question={question} entered={entered} suggested={suggested} changed={changed} />
        <ServiceNote by={step.by} />
      </DialogPage>
    </form>
  )
}

function PinFields({ step, maps }: { step: Extract<AddressStep, { step: 'review' }>; maps: MapsAccess | null }) {
  const { t } = useTranslation('address')
  const { home, pin } = step
  if (!home || !pin) return <Banner tone="warning">{t('pin.none')}</Banner>
  return (
    <fieldset className="stack stack--sm pin-fields">
      <legend>{t('pin.title')}</legend>
      <p className="hint">{t('pin.hint')}</p>
      <Minimap center={home} pin={pin} label={t('pin.map')} maps={maps} />
      {!maps && <p className="hint">{t('pin.sketch')}</p>}
      {step.nearPin && (
        <p>
          {t('pin.near')} <Lang lang="en">{step.nearPin}</Lang>
        </p>
      )}
      {/* First, so that Enter in a field shows the pin there. */}
      <div className="row row--end">
        <Field id="pin-lat" label={t('pin.lat')} error={step.pinError ? t(`pin.errors.${step.pinError}`) : undefined}>
          {(control) => (
            <TextInput {...control} name="lat" width="12" numeric inputMode="decimal" defaultValue={pin.lat} />
          )}
        </Field>
        <Field id="pin-lng" label={t('pin.lng')}>
          {(control) => <TextInput {...control} name="lng" width="12" numeric defaultValue={pin.lng} />}
        </Field>
        <Button variant="line">{t('pin.show')}</Button>
      </div>
      <div className="row">
        {pinMoves.map((move) => (
          <Button key={move} variant="line" name="move" value={move}>
            {t(`pin.moves.${move}`)}
          </Button>
        ))}
        <Button variant="quiet" name="move" value="home">
          {t('pin.home')}
        </Button>
      </div>
    </fieldset>
  )
}

/** The last look: the address as it will be sent, its pin, and the visits it touches. */
export function AddressReview({
  step,
  slug,
  today,
  timeZone,
  maps,
}: FacilityProps & { step: Extract<AddressStep, { step: 'review' }> }) {
  const { t } = useTranslation('address')
  const locale = useLocale()
  const { affected } = step
  const action = useHref(paths.facilityAddresses({ place: slug }))
  return (
    <>
      <form method="post" action={action}>
        <Carried fields={step.carried} />
        <ErrorSummary items={step.pinError ? [{ id: 'pin-lat', message: t(`pin.errors.${step.pinError}`) }] : []} />
        <PanelCard id="new-address" title={t('review.title')}>
          <div className="card__body stack">
            <AddressLines address={step.address} />
            <p>{t('review.from', { date: dateWords(step.effectiveFrom, locale, today) })}</p>
            <p className="muted">{t(`review.verification.${step.verification}`)}</p>
            <PinFields step={step} maps={step.by === 'maps' ? maps : null} />
            <ServiceNote by={step.by} />
            <p className="row">
              <Button name="intent" value="submit">
                {t('review.submit')}
              </Button>
              <Button variant="line" name="intent" value="edit">
                {t('review.edit')}
              </Button>
            </p>
          </div>
        </PanelCard>
      </form>
      <PanelCard id="affected" title={t('affected.title', { count: affected.count })}>
        {affected.count === 0 ? (
          <p className="card__body muted">{t('affected.none')}</p>
        ) : (
          <>
            <p className="card__body">{t('affected.text')}</p>
            <DataTable
              caption={t('affected.title', { count: affected.count })}
              rows={affected.visits}
              rowKey={({ id }) => id}
              columns={[
                {
                  key: 'when',
                  label: t('affected.when'),
                  rowHeader: true,
                  cell: ({ startsAt }) => instantWords(startsAt, timeZone, locale, today),
                },
                { key: 'doctor', label: t('affected.doctor'), cell: ({ doctor }) => doctor },
                {
                  key: 'reference',
                  label: t('affected.reference'),
                  cell: ({ id, reference }) => <Link to={paths.deskVisit(id)}>{reference}</Link>,
                },
              ]}
            />
            {affected.visits.length < affected.count && (
              <p className="card__body muted">
                {t('affected.more', { count: affected.count - affected.visits.length })}
              </p>
            )}
          </>
        )}
      </PanelCard>
    </>
  )
}
