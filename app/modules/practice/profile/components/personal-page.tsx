import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { paths } from '#app/paths.ts'
import { Banner } from '#app/ui/notices/banner.tsx'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { SealAvatar } from '#app/ui/cards/seal-avatar.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { PanelCard } from '#app/ui/cards/panel-card.tsx'
import { isReviewed, type PersonalPart, personalParts } from '../choices.ts'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import type { PersonalPage as Page } from '../queries/personal-page.server.ts'
import { PartForm } from './part-form.tsx'
import { RequestNotice } from './request-notice.tsx'
import { usePartValues } from './use-part-values.tsx'

function PartCard({ page, part }: { page: Page; part: PersonalPart }) {
  const { t } = useTranslation('practice')
  const { lines } = usePartValues(page, part)
  const photo = useHref(paths.profilePhoto(page.photoId ?? ''))
  const request = page.requests.find(({ field }) => field === part)
  return (
    <PanelCard
      id={part}
      title={t(`profile.parts.${part}`)}
      note={
        <Link to={paths.personal({ part })}>
          {t('profile.edit')}
          <span className="vh">{t(`profile.parts.${part}`)}</span>
        </Link>
      }
    >
      <div className="card__body stack stack--sm">
        {part === 'photo' ? (
          <SealAvatar
            name={page.names.nameHans ?? page.english}
            seed={page.providerId}
            size="lg"
            photo={page.photoId === null ? null : { src: photo }}
          />
        ) : lines.length === 0 ? (
          <p className="muted">{t('profile.nothing')}</p>
        ) : (
          <ul className="plain">
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
        {part === 'bio' && page.bio?.draft && (
          <p>
            <Tag tone="wait">{t('profile.bioDraft')}</Tag>{' '}
            <Link to={paths.personal({ part })}>{t('onboarding.bioDraft')}</Link>
          </p>
        )}
        {request && <RequestNotice page={page} request={request} />}
      </div>
    </PanelCard>
  )
}

/** The own profile, part by part: what patients see, what waits for a reviewer, and a way to change each. */
export function PersonalPage({ page }: { page: Page }) {
  const { t } = useTranslation('practice')
  const { slug, specialtySlug } = page
  return (
    <>
      <p>
        <Link to={paths.clinics()}>{t('facilities.back')}</Link>
      </p>
      <PageHead
        title={t('profile.heading')}
        lead={page.isPublished ? t('profile.lead') : t('profile.leadUnlisted')}
        actions={slug && specialtySlug && <Link to={paths.doctor(specialtySlug, slug)}>{t('profile.public')}</Link>}
      />
      <div className="pro-columns">
        <div className="pro-column">
          {personalParts.slice(0, 4).map((part) => (
            <PartCard key={part} page={page} part={part} />
          ))}
        </div>
        <div className="pro-column">
          {personalParts.slice(4).map((part) => (
            <PartCard key={part} page={page} part={part} />
          ))}
          <PanelCard id="visits" title={t('profile.visits')}>
            <p className="card__body">
              <Link to={paths.scheduling()}>{t('profile.visitsLink')}</Link>
            </p>
          </PanelCard>
        </div>
      </div>
    </>
  )
}

type PersonalPartPageProps = { page: Page; part: PersonalPart; answer: FormAnswer | undefined }

/** One part of the own profile to be changed. */
export function PersonalPartPage({ page, part, answer }: PersonalPartPageProps) {
  const { t } = useTranslation('practice')
  const isLooked = isReviewed(part) && (page.isPublished || part === 'photo')
  const request = page.requests.find(({ field }) => field === part)
  return (
    <>
      <p>
        <Link to={paths.personal()}>{t('profile.back')}</Link>
      </p>
      <PageHead title={t(`profile.parts.${part}`)} />
      <Banner>{isLooked ? t('profile.reviewed') : t('profile.atOnce')}</Banner>
      {request && (
        <PanelCard id="request" title={t('profile.request')}>
          <div className="card__body">
            <RequestNotice page={page} request={request} />
          </div>
        </PanelCard>
      )}
      <PanelCard id="part" title={t('profile.change')}>
        <PartForm
          page={page}
          part={part}
          answer={answer}
          action={paths.personal({ part })}
          submit={isLooked ? t('profile.send') : t('profile.save')}
        />
      </PanelCard>
    </>
  )
}
