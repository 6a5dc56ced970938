import { useForm } from '@conform-to/react'
import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { paths } from '#app/paths.ts'
import { Banner } from '#app/ui/notices/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx'
import { errorItems, fieldError, FormField, type FormFieldMetadata, type Message } from '#app/ui/forms/form-field.tsx'
import { Fieldset } from '#app/ui/forms/fieldset.tsx'
import { RadioCards } from '#app/ui/forms/radio-cards.tsx'
import { TextArea, TextInput } from '#app/ui/forms/text-input.tsx'
import { useProblem } from '#app/ui/forms/use-problem.ts'
import { Link } from '#app/ui/link.tsx'
import { Tabs } from '#app/ui/navigation/tabs.tsx'
import { OfficersStep } from '../access/components/officers-step.tsx'
import { BylawsStep } from '../identity/components/bylaws-step.tsx'
import { CategoriesFields } from '../identity/components/categories-fields.tsx'
import { LogoStep } from '../identity/components/logo-step.tsx'
import { MembersStep } from '../identity/components/members-step.tsx'
import { ProofStep } from '../identity/components/proof-step.tsx'
import type { OnboardingData } from '../pages/onboarding-page.server.ts'
import { FormNotices } from '../chosen/components/form-notices.tsx'
import { NameFields } from './name-fields.tsx'

type Typed = OnboardingData['typed']
type StepProps = {
  fields: Record<keyof Typed | 'categories', FormFieldMetadata>
  message: Message
  /** Categories that are ticked. */
  ticked: readonly string[]
}

const locales = { aboutHans: 'zh-Hans', aboutHant: 'zh-Hant', aboutEn: 'en' } as const

function AboutFields({ fields, message }: StepProps) {
  const { t } = useTranslation('association')
  return (['aboutHans', 'aboutHant', 'aboutEn'] as const).map((name) => (
    <FormField
      key={name}
      field={fields[name]}
      label={t(`fields.${name}`)}
      hint={name === 'aboutHans' ? t('fields.aboutHint') : undefined}
      message={message}
    >
      {(control) => <TextArea {...control} rows={6} lang={locales[name]} />}
    </FormField>
  ))
}

function ContactFields({ fields, message }: StepProps) {
  const { t } = useTranslation('association')
  return (
    <>
      <FormField field={fields.email} label={t('fields.email')} hint={t('fields.contactHint')} message={message}>
        {(control) => <TextInput {...control} type="email" autoComplete="email" />}
      </FormField>
      <FormField field={fields.phone} label={t('fields.phone')} message={message} optional>
        {(control) => <TextInput {...control} type="tel" width="12" numeric autoComplete="tel" />}
      </FormField>
      <FormField field={fields.website} label={t('fields.website')} message={message} optional>
        {(control) => <TextInput {...control} autoComplete="url" inputMode="url" />}
      </FormField>
      <FormField field={fields.address} label={t('fields.address')} message={message} optional>
        {(control) => <TextInput {...control} />}
      </FormField>
    </>
  )
}

function JoiningFields({ fields, message }: StepProps) {
  const { t } = useTranslation('association')
  const { joinRule } = fields
  return (
    <>
      <Fieldset id={joinRule.id} legend={t('fields.joinRule')} error={fieldError(joinRule, message)}>
        <RadioCards
          id={joinRule.id}
          name={joinRule.name}
          defaultValue={joinRule.defaultValue}
          options={(['open', 'approve', 'invite'] as const).map((rule) => ({
            ...{ value: rule, label: t(`joinRule.${rule}`) },
          }))}
        />
      </Fieldset>
      <FormField field={fields.dues} label={t('fields.dues')} hint={t('fields.duesHint')} message={message}>
        {(control) => <TextInput {...control} width="4" inputMode="decimal" />}
      </FormField>
    </>
  )
}

/** Said once and looked at by a reviewer; after that another is asked for in the settings. */
function IdentityFields({ fields, message }: StepProps) {
  return <NameFields fields={fields} message={message} />
}

function CategoryFields({ fields, message, ticked }: StepProps) {
  return <CategoriesFields field={fields.categories} {...{ message, ticked }} />
}

const parts = {
  ...{ identity: IdentityFields, about: AboutFields, categories: CategoryFields },
  ...{ contact: ContactFields, joining: JoiningFields },
} as const
const names = {
  identity: ['nameHans', 'nameHant', 'nameEn', 'kind'],
  about: ['aboutHans', 'aboutHant', 'aboutEn'],
  categories: ['categories'],
  contact: ['email', 'phone', 'website', 'address'],
  joining: ['joinRule', 'dues'],
} as const satisfies Record<keyof typeof parts, readonly (keyof StepProps['fields'])[]>

type OnboardingPageProps = { page: OnboardingData; answer: FormAnswer | undefined }
type WrittenStepProps = OnboardingPageProps & { step: keyof typeof parts }

/** A step in which something is written or chosen. */
function WrittenStep({ page, step, answer }: WrittenStepProps) {
  const { t } = useTranslation('association')
  const message = useProblem('association')
  const { typed, association, version } = page
  const [, fields] = useForm<Typed & { categories: string }>({
    id: step,
    lastResult: answer?.submission,
    defaultValue: typed,
  })
  const Part = parts[step]
  // A page of one association saves into no other: until that one is chosen again, the form stays what it was.
  const isOtherChosen = answer?.submission.error?.association !== undefined
  const sent = isOtherChosen ? answer?.submission.initialValue : undefined
  const own = fields as StepProps['fields']
  const again = answer?.submission.initialValue?.categories
  const ticked = answer ? [again].flat().filter((each) => typeof each === 'string') : page.categories
  return (
    <>
      <ErrorSummary
        items={errorItems(
          names[step].map((each) => own[each]),
          message,
        )}
      />
      <form method="post" action={useHref(paths.associationOnboarding({ step }))} className="stack" noValidate>
        <input type="hidden" name="association" value={String(sent?.association ?? association)} />
        <input type="hidden" name="version" value={String(sent?.version ?? version)} />
        <Part fields={own} message={message} ticked={ticked} />
        <p>
          <Button>{t('onboarding.save')}</Button>
        </p>
      </form>
    </>
  )
}

function Step({ page, answer }: OnboardingPageProps) {
  const { step, association, name, proof, isReviewed, logo } = page
  switch (step) {
    case 'proof':
      return <ProofStep {...{ association, proof, answer }} isAsked={isReviewed} isOwner={page.isOwner} />
    case 'logo':
      return <LogoStep {...{ association, name, logo, answer }} />
    case 'bylaws':
      return <BylawsStep {...{ association, answer }} bylaws={page.bylaws} />
    case 'members':
      return <MembersStep members={page.members} />
    case 'officers':
      return <OfficersStep {...{ association, answer }} officers={page.officers} />
    default:
      return <WrittenStep {...{ page, step, answer }} />
  }
}

/** Who sees what is saved here, and from when on. */
function WhoSees({ step, isApproved }: Pick<OnboardingData, 'step' | 'isApproved'>) {
  const { t } = useTranslation('association')
  if (['proof', 'members', 'officers'].includes(step)) return null
  if (step === 'identity') return <Banner>{t('onboarding.reviewed')}</Banner>
  return <Banner>{isApproved ? t('onboarding.atOnce') : t('onboarding.later')}</Banner>
}

/** One step of what an association says of itself. Any of them can be skipped, and is then still to do. */
export function OnboardingPage({ page, answer }: OnboardingPageProps) {
  const { t } = useTranslation('association')
  const { step, steps, name, isApproved, onward } = page
  return (
    <div className="wrap wrap--form stack association-form">
      <p>
        <Link to={paths.associationHome()}>{t('onboarding.back')}</Link>
      </p>
      <h1>{t(`steps.${step}`)}</h1>
      <p className="muted">{name}</p>
      <Tabs
        label={t('onboarding.steps')}
        tabs={steps.map((each) => ({
          to: paths.associationOnboarding({ step: each.step }),
          label: t(`steps.${each.step}`),
          current: each.step === step,
        }))}
      />
      {step !== 'officers' && <FormNotices answer={answer} stale={t('onboarding.stale')} />}
      <WhoSees step={step} isApproved={isApproved} />
      <Step key={step} page={page} answer={answer} />
      <p>
        <Link to={onward}>{t('onboarding.skip')}</Link>
      </p>
    </div>
  )
}
