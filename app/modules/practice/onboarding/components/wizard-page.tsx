import { useHref } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '#app/paths.ts'
import { Banner } from '#app/ui/notices/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { PanelCard } from '#app/ui/cards/panel-card.tsx'
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx'
import { Link } from '#app/ui/link.tsx'
import { Stepper } from '#app/ui/navigation/stepper.tsx'
import { useProblem } from '#app/ui/forms/use-problem.ts'
import { PartForm } from '#app/modules/practice/profile/components/part-form.tsx'
import { RequestNotice } from '#app/modules/practice/profile/components/request-notice.tsx'
import type { MapsAccess } from '#app/modules/geo/address/maps-addresses.ts'
import type { FacilityAnswer } from '#app/modules/practice/facilities/pages/take-new-facility.server.ts'
import { neighbors, type Post, type Step, onboardingSteps } from '../steps.ts'
import type { WizardPage as Page } from '../queries/wizard-page.server.ts'
import { LocationsStep } from './locations-step.tsx'
import { PlansStep } from './plans-step.tsx'
import { ScheduleStep } from './schedule-step.tsx'

/** `post` is the form that came back. */
type WizardPageProps = { page: Page; answer: FacilityAnswer | undefined; post: Post | null; maps: MapsAccess | null }

export type StepProps = Pick<WizardPageProps, 'page' | 'maps'> & {
  answerTo: (post: Post) => FacilityAnswer | undefined
  skip: ReactNode
}

function OwnPart({ page, part, answerTo, skip }: StepProps & { part: 'names' | 'specialties' | 'languages' }) {
  const { t } = useTranslation('practice')
  return (
    <PartForm
      page={page.personal}
      part={part}
      answer={answerTo(part)}
      action={paths.onboarding({ step: part })}
      submit={t('onboarding.next')}
    >
      {skip}
    </PartForm>
  )
}

function AboutStep({ page, answerTo }: StepProps) {
  const { t } = useTranslation('practice')
  const message = useProblem('practice')
  const { personal, missing, percent, done } = page
  const gaps = onboardingSteps.filter((step) => !done[step] && !missing.some((each) => each === step))
  const photo = personal.requests.find(({ field }) => field === 'photo')
  const finish = answerTo('finish')
  const fault = finish?.submission.error?.finish?.[0]
  const action = useHref(paths.onboarding({ step: 'finish' }))
  return (
    <>
      <h2 className="card__body">{t('profile.parts.bio')}</h2>
      <PartForm
        page={personal}
        part="bio"
        answer={answerTo('bio')}
        action={paths.onboarding({ step: 'bio' })}
        submit={t('onboarding.saveBio')}
      />
      <h2 className="card__body">{t('profile.parts.photo')}</h2>
      {photo && (
        <div className="card__body">
          <RequestNotice page={personal} request={photo} />
        </div>
      )}
      <PartForm
        page={personal}
        part="photo"
        answer={answerTo('photo')}
        action={paths.onboarding({ step: 'photo' })}
        submit={t('onboarding.savePhoto')}
      />
      <h2 className="card__body">{t('onboarding.finishTitle')}</h2>
      <form method="post" action={action} className="card__body stack">
        {fault !== undefined && <ErrorSummary items={[{ id: 'finish', message: message(fault) }]} />}
        {finish?.isStale && (
          <div role="alert">
            <Banner tone="warning">{t('profile.stale.title')}</Banner>
          </div>
        )}
        <p>{t('onboarding.score', { percent })}</p>
        {missing.length > 0 && (
          <>
            <p>{t('onboarding.missing')}</p>
            <ul className="bullets">
              {missing.map((step) => (
                <li key={step}>
                  <Link to={paths.onboarding({ step })}>{t(`onboarding.steps.${step}`)}</Link>
                </li>
              ))}
            </ul>
          </>
        )}
        {gaps.length > 0 && (
          <>
            <p>{t('onboarding.gaps')}</p>
            <ul className="bullets">
              {gaps.map((step) => (
                <li key={step}>
                  <Link to={paths.onboarding({ step })}>{t(`onboarding.steps.${step}`)}</Link>
                </li>
              ))}
            </ul>
          </>
        )}
        {personal.bio?.draft && (
          <p>
            <a href="#own-bio-confirmed">{t('onboarding.bioDraft')}</a>
          </p>
        )}
        {missing.length + gaps.length === 0 && <p>{t('onboarding.noGaps')}</p>}
        <p>{personal.isPublished ? t('onboarding.finishListed') : t('onboarding.finishUnlisted')}</p>
        <input type="hidden" name="version" value={personal.version} />
        <p className="row">
          <Button id="finish">{t('onboarding.finish')}</Button>
          <Link to={paths.onboarding({ step: 'schedule' })}>{t('onboarding.back')}</Link>
        </p>
      </form>
    </>
  )
}

const views: Readonly<Record<Step, (props: StepProps) => ReactNode>> = {
  names: (props) => <OwnPart {...props} part="names" />,
  specialties: (props) => <OwnPart {...props} part="specialties" />,
  languages: (props) => <OwnPart {...props} part="languages" />,
  locations: LocationsStep,
  plans: PlansStep,
  schedule: ScheduleStep,
  about: AboutStep,
}

/** A step of setting up a profile; each is saved by itself, and any may be left for later. */
export function WizardPage({ page, answer, post, maps }: WizardPageProps) {
  const { t } = useTranslation('practice')
  const { step, personal, percent } = page
  const { before, after } = neighbors(step)
  const View = views[step]
  const skip = (
    <>
      {after && <Link to={paths.onboarding({ step: after })}>{t('onboarding.skip')}</Link>}
      {before && <Link to={paths.onboarding({ step: before })}>{t('onboarding.back')}</Link>}
    </>
  )
  const isLooked = personal.isPublished && (step === 'names' || step === 'about')
  return (
    <div className="stack">
      <h1>{t('onboarding.title')}</h1>
      <p className="lead">{t('onboarding.lead', { percent })}</p>
      <Stepper
        label={t('onboarding.stepsLabel')}
        steps={onboardingSteps.map((each) => t(`onboarding.steps.${each}`))}
        current={onboardingSteps.indexOf(step)}
        own={onboardingSteps.map((each) => ({ isDone: page.done[each], to: paths.onboarding({ step: each }) }))}
      />
      {page.listingAnswer && (
        <Banner tone="warning">{t('onboarding.listingAnswer', { note: page.listingAnswer })}</Banner>
      )}
      {isLooked && <Banner>{t('profile.reviewed')}</Banner>}
      <PanelCard
        id="step"
        title={t(`onboarding.steps.${step}`)}
        note={
          <span className="muted">
            {t('onboarding.position', { step: onboardingSteps.indexOf(step) + 1, of: onboardingSteps.length })}
          </span>
        }
      >
        <View page={page} maps={maps} answerTo={(wanted) => (wanted === post ? answer : undefined)} skip={skip} />
      </PanelCard>
    </div>
  )
}
