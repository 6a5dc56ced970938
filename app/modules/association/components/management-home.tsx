import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { paths } from '#app/paths.ts'
import { Banner } from '#app/ui/notices/banner.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Card } from '#app/ui/cards/card.tsx'
import { SealAvatar } from '#app/ui/cards/seal-avatar.tsx'
import { RadioCards } from '#app/ui/forms/radio-cards.tsx'
import { Fieldset } from '#app/ui/forms/fieldset.tsx'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { CategoryTags } from '../identity/components/category-tags.tsx'
import type { ManagementHomeData } from '../pages/management-page.server.ts'
import { ReturnedChange } from './returned-change.tsx'
import { ReturnedForm } from './returned-form.tsx'
import { StatusTag } from './status-tag.tsx'
import { UnderWay } from './under-way.tsx'

/** What approval means for whoever waits for it, or has lost it. */
function Standing({ chosen, isSentBack }: Pick<ManagementHomeData, 'chosen' | 'isSentBack'>) {
  const { t } = useTranslation('association')
  if (chosen.status === 'pending') {
    return (
      <Banner tone="warning">
        <p>{t('home.pending')}</p>
        {isSentBack && <p>{t('home.sentBack')}</p>}
      </Banner>
    )
  }
  if (chosen.status === 'suspended') return <Banner tone="warning">{t('home.suspended')}</Banner>
  return (
    <Banner tone="success">
      {t('home.approved')} <Link to={paths.association(chosen.slug)}>{t('home.seePage')}</Link>
    </Banner>
  )
}

function Checklist({ steps }: Pick<ManagementHomeData, 'steps'>) {
  const { t } = useTranslation('association')
  return (
    <Card as="section" labelledBy="checklist" className="card__body stack">
      <h2 id="checklist">{t('home.checklist')}</h2>
      <ul className="association-steps">
        {steps.map(({ step, isDone }) => (
          <li key={step}>
            <Link to={paths.associationOnboarding({ step })}>{t(`steps.${step}`)}</Link>
            <Tag tone={isDone ? 'ok' : 'wait'} {...(isDone && { icon: 'check' })}>
              {isDone ? t('home.done') : t('home.open')}
            </Tag>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** Somebody who manages several chooses the one to work for. */
function Chooser({ own, chosen }: Pick<ManagementHomeData, 'own' | 'chosen'>) {
  const { t } = useTranslation('association')
  const action = useHref(paths.associationHome())
  if (own.length < 2) return null
  return (
    <Card as="section" className="card__body">
      <form method="post" action={action} className="stack">
        <input type="hidden" name="intent" value="choose" />
        <Fieldset id="several" legend={t('home.several')}>
          <RadioCards
            name="association"
            defaultValue={chosen.id}
            options={own.map(({ id, name, status }) => ({ value: id, label: name, help: t(`status.${status}`) }))}
          />
        </Fieldset>
        <Button variant="line">{t('home.choose')}</Button>
      </form>
    </Card>
  )
}

type ManagementHomeProps = { page: Omit<ManagementHomeData, 'head'>; answer: FormAnswer | undefined }

/** The first page of whoever manages an association. */
export function ManagementHome({ page, answer }: ManagementHomeProps) {
  const { chosen, own, steps, logo, categories, members, applications, underWay, isSentBack, returned } = page
  const { t } = useTranslation('association')
  const next = steps.find(({ isDone }) => !isDone)
  return (
    <div className="stack">
      <PageHead
        title={chosen.name}
        lead={t('home.members', { count: members })}
        actions={
          <>
            {logo && <SealAvatar name={chosen.name} photo={logo} isFirst />}
            <StatusTag status={chosen.status} />
          </>
        }
      />
      <CategoryTags categories={categories} />
      <Standing {...{ chosen, isSentBack }} />
      {applications > 0 && (
        <Banner>
          <Link to={paths.associationMembers({ status: 'applied' })}>
            {t('home.applications', { count: applications })}
          </Link>
        </Banner>
      )}
      {page.hasReturnedChange && <ReturnedChange />}
      {returned && <ReturnedForm returned={returned} answer={answer} />}
      {underWay && <UnderWay {...underWay} />}
      <Checklist steps={steps} />
      {next && (
        <p>
          <ButtonLink to={paths.associationOnboarding({ step: next.step })}>{t('home.goOn')}</ButtonLink>
        </p>
      )}
      <Chooser {...{ own, chosen }} />
    </div>
  )
}
