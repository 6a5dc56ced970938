import { isRouteErrorResponse, useLocation } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { ErrorCode } from '#app/core/errors.ts'
import { withPrefix } from '#app/core/i18n/locale.ts'
import { ButtonLink } from '../button.tsx'
import { ErrorNumerals } from './error-numerals.tsx'
import { Icon } from '../icon.tsx'
import { Brand } from '../layout/brand.tsx'
import { Link } from '../link.tsx'
import { useLocale } from '../use-locale.ts'

const worded = [403, 404, 500, 502, 503] as const

type WordedStatus = (typeof worded)[number]

/** The key of a status' title and message; what has no words of its own is "other". */
export function errorTextKey(status: number): WordedStatus | 'other' {
  return worded.find((known) => known === status) ?? 'other'
}

/**
 * What is said of a status without words of its own (specification §2): the message that the thrown answer bears. Undefined, and with it the
 * generic text, for an answer without one and for whatever else was thrown: its words are for the log.
 */
export function statusMessage(error: unknown): string | undefined {
  if (!isRouteErrorResponse(error) || errorTextKey(error.status) !== 'other') return undefined
  return error.statusText.trim() || undefined
}

/** The refusal of the domain that an answer bears, where its status has no words of its own: the code has some. */
export function refusalCode(error: unknown): ErrorCode | undefined {
  if (!isRouteErrorResponse(error) || errorTextKey(error.status) !== 'other') return undefined
  return (error.data as { code?: ErrorCode } | null)?.code
}

type ErrorPageProps = {
  /** Site name. */
  name: string
  /** HTTP status. */
  status: number
  /** Replaces the text of the status; only ever words written for visitors. */
  message?: string
  /** An address that no route has, shown whole. */
  path?: string
  /** An address whose route found nothing for it, shown whole: the specification (§4, §8) spells this one otherwise. */
  failedPath?: string
  /** Where customer service is reached. */
  contactTo?: string
  /** Where else to look for what is not here. */
  ways?: readonly { to: string; label: string }[] | undefined
}

/** The page of an error. It stands alone, without header and footer: what failed may be what those need. */
export function ErrorPage(props: ErrorPageProps) {
  const { name, status, message, path, failedPath, contactTo = '/contact', ways = [] } = props
  const { t } = useTranslation('ui')
  const { pathname, search } = useLocation()
  const locale = useLocale()
  const key = errorTextKey(status)
  return (
    <main className="oops" id="main">
      <div className="oops__box">
        <Brand name={name} on="paper" />
        <ErrorNumerals status={status} />
        <h1>{t(`error.${key}.title`)}</h1>
        <p className="lead muted">{message ?? t(`error.${key}.message`)}</p>
        {(path ?? failedPath) !== undefined && (
          <p className="oops__path" lang="en">
            {path === undefined ? t('error.failedPath', { path: failedPath }) : t('error.path', { path })}
          </p>
        )}
        <div className="oops__acts">
          {/* A plain link to the same address: the page is asked for anew even where no script runs. */}
          <a className="btn btn--primary" href={withPrefix(pathname, locale) + search}>
            <Icon name="refresh" />
            {t('error.refresh')}
          </a>
          <ButtonLink to="/" variant="line" icon="house">
            {t('error.home')}
          </ButtonLink>
        </div>
        {ways.map(({ to, label }) => (
          <p key={to}>
            <Link to={to} className="alone">
              {label}
            </Link>
          </p>
        ))}
        <p>
          <Link to={contactTo} className="alone">
            <Icon name="headset" />
            {t('error.contact')}
          </Link>
        </p>
      </div>
    </main>
  )
}
