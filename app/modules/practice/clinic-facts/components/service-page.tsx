import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { formatMoney } from '#app/core/format/format.ts'
import { decimalOf } from '#app/modules/payments/lines.ts'
import { controlId, fieldsOf } from '#app/modules/practice/profile/components/sent-fields.tsx'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { PanelCard } from '#app/ui/cards/panel-card.tsx'
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx'
import { FormField, type FormFieldMetadata, type Message } from '#app/ui/forms/form-field.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { useProblem } from '#app/ui/forms/use-problem.ts'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import { saidKinds, serviceName, textValues } from '../parts.ts'
import type { ClinicFacts, KnownService } from '../queries/clinic-facts.server.ts'
import { ThreeTexts } from './facts-page.tsx'
import { useServiceWords } from './service-words.ts'
import { StaleNotice, versionOf } from './stale-notice.tsx'
import { FlagBox } from './flag-box.tsx'
import { ThreeTextFields } from './three-text-fields.tsx'

type Service = ClinicFacts['services'][number]

const flags = ['isWalkIn', 'needsOrder', 'isAtHome'] as const

function storedOf(service: Service | null): Record<string, string> {
  if (service === null) return {}
  const { priceCents, note } = service
  return {
    service: serviceName(service),
    price: priceCents === null ? '' : decimalOf(priceCents),
    ...Object.fromEntries(flags.map((name) => [name, service[name] ? 'on' : ''])),
    ...textValues('note', note),
  }
}

/** What stands of a service now, in words. */
function useStanding(service: Service | null) {
  const { t } = useTranslation('clinic-facts')
  const { t: say } = useTranslation('practice')
  const locale = useLocale()
  if (service === null) return [[t('services.service'), t('services.notOffered')]] as const
  const { priceCents, note } = service
  return [
    [t('services.price'), priceCents === null ? say('clinic.missing') : formatMoney(priceCents, locale)],
    ...flags.map((name) => [t(`services.${name}`), t(service[name] ? 'yes' : 'no')] as const),
    [t('services.note'), <ThreeTexts key="note" text={note} />],
  ] as const
}

type FieldsProps = { field: (name: string) => FormFieldMetadata; message: Message }

/** Which service: chosen among those that the clinic does not offer yet. */
function ServiceChoice({ clinic, field, message }: FieldsProps & { clinic: ClinicFacts }) {
  const { t } = useTranslation('clinic-facts')
  const words = useServiceWords(clinic.known)
  const isFree = (each: KnownService) => !clinic.services.some((one) => serviceName(one) === serviceName(each))
  const groups = saidKinds.map((kind) => ({
    label: t(`services.kinds.${kind}`),
    options: clinic.known
      .filter((each) => each.kind === kind && isFree(each))
      .map((each) => ({ value: serviceName(each), label: words(each) })),
  }))
  return (
    <FormField field={field('service')} label={t('services.service')} message={message}>
      {({ maxLength: _maxLength, ...control }) => (
        <Select {...control} options={[{ value: '', label: t('services.choose') }, ...groups]} />
      )}
    </FormField>
  )
}

function ServiceFields({ field, message, kind }: FieldsProps & { kind: Service['kind'] | null }) {
  const { t } = useTranslation('clinic-facts')
  return (
    <>
      <FormField
        field={field('price')}
        label={t('services.price')}
        hint={t('services.priceHint')}
        message={message}
        optional
      >
        {(control) => <TextInput {...control} inputMode="decimal" numeric width="4" />}
      </FormField>
      <div>
        {flags
          .filter((name) => name !== 'isAtHome' || kind !== 'imaging')
          .map((name) => (
            <FlagBox key={name} {...{ name, field }}>
              {t(`services.${name}`)}
            </FlagBox>
          ))}
      </div>
      <ThreeTextFields
        id="facts-service-note"
        name="note"
        legend={t('services.note')}
        hint={t('services.noteHint')}
        field={field}
        message={message}
      />
    </>
  )
}

type ServicePageProps = { clinic: ClinicFacts; service: Service | null; answer: FormAnswer | undefined }

/** The form of a service that a clinic offers, or of one more. */
export function ServicePage({ clinic, service: asked, answer }: ServicePageProps) {
  const { t } = useTranslation('clinic-facts')
  const { t: say } = useTranslation('practice')
  const message = useProblem('practice')
  const words = useServiceWords(clinic.known)
  const form = 'facts-service'
  const sent = answer?.submission
  // Somebody else may have entered it while it was typed here.
  const service = asked ?? clinic.services.find((each) => serviceName(each) === sent?.initialValue?.service) ?? null
  const standing = useStanding(service)
  const field = fieldsOf(form, sent, storedOf(service))
  const items = Object.entries(sent?.error ?? {}).flatMap(([name, keys]) =>
    keys?.[0] ? [{ id: controlId(form, name), message: message(keys[0]) }] : [],
  )
  const address = { place: clinic.slug, ...(service && { service: serviceName(service) }) }
  return (
    <>
      <p>
        <Link to={paths.clinicFacts({ place: clinic.slug })}>{t('back')}</Link>
      </p>
      <PageHead title={service ? words(service) : t('services.add')} lead={clinic.name} />
      <PanelCard id="part" title={t('atOnce')}>
        <form method="post" action={useHref(paths.clinicService(address))} className="card__body stack" noValidate>
          <ErrorSummary items={items} />
          {answer?.isStale && <StaleNotice lines={standing} />}
          <input type="hidden" name="version" value={versionOf(clinic, answer)} />
          {service ? (
            <input type="hidden" name="service" value={serviceName(service)} />
          ) : (
            <ServiceChoice {...{ clinic, field, message }} />
          )}
          <ServiceFields {...{ field, message }} kind={service?.kind ?? null} />
          <p className="row">
            <Button>{say('profile.save')}</Button>
            {service && (
              <Button variant="line" name="remove" value="1">
                {t('services.remove')}
              </Button>
            )}
          </p>
        </form>
      </PanelCard>
    </>
  )
}
