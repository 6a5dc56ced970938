import { createCookie } from '@remix-run/node'
import type { Actor, AdminActor } from '#app/core/actor.ts'
import { forbidden } from '#app/core/answer/answer.server.ts'
import { sessionSecret } from '#app/core/secrets.server.ts'
import { isSecure } from '#app/core/site.server.ts'
import { guardNamed, findAdministrator } from '#app/modules/accounts/guards/guards.server.ts'
import { rightLife } from '../operator-token.server.ts'
import { findOperatorRight } from '../queries/find-right.server.ts'

/** Who may migrate: an administrator with `data.migrate`, or a browser with a right of its own, whose deeds are the system's and name that right. */
export type Migrator =
  | Readonly<{ kind: 'administrator'; actor: AdminActor; rightId: null; until: null }>
  | Readonly<{ kind: 'operator'; actor: Extract<Actor, { scope: 'system' }>; rightId: string; until: number }>

const cookie = createCookie('hys-v5-operator', {
  ...{ path: '/', httpOnly: true, sameSite: 'strict', maxAge: rightLife / 1000 },
  secrets: [sessionSecret()],
})

/** The Set-Cookie value that binds a right to the browser. */
export const operatorCookie = (request: Request, right: string) =>
  cookie.serialize(right, { secure: isSecure(request) })

/** The Set-Cookie value that takes it away. */
export const endedOperatorCookie = (request: Request) => cookie.serialize('', { maxAge: 0, secure: isSecure(request) })

/**
 * Who may migrate, or null for everybody else: the page itself opens for anybody (specification §6) and tells them nothing. An administrator who
 * has been idle too long is nobody either.
 */
export async function findMigrator(request: Request): Promise<Migrator | null> {
  const found = await findAdministrator(request)
  if (found?.permissions.has('data.migrate')) {
    const actor = await guardNamed('admin-auth')(request).catch((answer: unknown) => {
      if (answer instanceof Response) return null
      throw answer
    })
    if (actor) return { kind: 'administrator', actor, rightId: null, until: null }
  }
  const secret: unknown = await cookie.parse(request.headers.get('Cookie'))
  const right = typeof secret === 'string' && secret !== '' ? await findOperatorRight(secret) : null
  return right && { kind: 'operator', actor: { scope: 'system' }, rightId: right.id, until: right.until }
}

/** For every deed of the page. @throws Response 403 for who may not */
export async function migratorOf(request: Request): Promise<Migrator> {
  return (await findMigrator(request)) ?? forbidden()
}
