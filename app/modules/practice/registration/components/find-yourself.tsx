import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { paths } from '#app/paths.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Card } from '#app/ui/cards/card.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { Lang } from '#app/ui/lang.tsx'
import { SealAvatar } from '#app/ui/cards/seal-avatar.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import type { FoundProfile } from '../queries/find-yourself.server.ts'

function FoundRow({ profile }: { profile: FoundProfile }) {
  const { t } = useTranslation('practice')
  const { npi, name, other, specialty, address, isOwned } = profile
  return (
    <Card as="li" className="found">
      <SealAvatar name={name} size="md" seed={profile.id} photo={profile.photo} />
      <div className="found__who">
        <b>{name}</b>
        {other && <span className="muted">{other}</span>}
        {specialty && <span className="muted">{specialty}</span>}
        {address && (
          <span className="muted">
            <Lang lang="en">{address}</Lang>
          </span>
        )}
        {isOwned && (
          <span>
            <Tag>{t('find.owned')}</Tag>
          </span>
        )}
      </div>
      <ButtonLink to={paths.register(npi === null ? {} : { npi })} variant="line">
        {t('find.me')}
      </ButtonLink>
    </Card>
  )
}

type FindYourselfProps = {
  words: string
  /** Null before anybody has asked. */
  found: readonly FoundProfile[] | null
  isLimited: boolean
}

/** "Find yourself": by name or NPI, with a way to claim each result and one for who is not there. */
export function FindYourself({ words, found, isLimited }: FindYourselfProps) {
  const { t } = useTranslation('practice')
  const action = useHref(paths.provider())
  return (
    <section className="sec" aria-labelledby="find">
      <h2 id="find">{t('find.title')}</h2>
      <form method="get" action={action} className="find-self" role="search" aria-labelledby="find">
        <Field id="q" label={t('find.label')} hint={t('find.hint')}>
          {(control) => <TextInput {...control} name="q" type="search" defaultValue={words} maxLength={100} />}
        </Field>
        <Button icon="search">{t('find.submit')}</Button>
      </form>
      {isLimited && <p role="status">{t('find.limited')}</p>}
      {found && (
        <div role="status">
          <p>{found.length > 0 ? t('find.count', { count: found.length }) : t('find.none')}</p>
        </div>
      )}
      {found && found.length > 0 && (
        <ul className="found-list">
          {found.map((profile) => (
            <FoundRow key={profile.id} profile={profile} />
          ))}
        </ul>
      )}
      {found && (
        <p>
          {t('find.notListed')}{' '}
          <ButtonLink to={paths.register()} variant="quiet">
            {t('find.register')}
          </ButtonLink>
        </p>
      )}
    </section>
  )
}
