import { json, redirect, type TypedResponse } from '@remix-run/node'
import { DomainError } from './errors.ts'

// Answers are made here and nowhere else, so that a later move to single fetch is one edit.
export { json, redirect }

/** Ends a loader or action with the 404 page. `path` is told to the visitor when no route matched it. */
export function notFound(path?: string): never {
  throw json({ path: path ?? null }, { status: 404, statusText: 'Not Found' })
}

/** A permanent redirect (301) to a root-form path; Remix adds the locale's prefix. */
export function movedPermanently(path: string): TypedResponse<never> {
  return redirect(path, 301)
}

/** The query of a request, `?` included, or an empty string. */
export function searchOf(request: Request): string {
  return new URL(request.url).search
}

/** The form in the body of a request. A body that is none (JSON, a broken multipart) ends the action with 400. */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData()
  } catch (error) {
    if (error instanceof TypeError) throw json({ path: null }, { status: 400, statusText: 'Bad Request' })
    throw error
  }
}

/** Awaits a query or command; when the domain refuses, the loader or action ends with the page of that status. */
export async function orRefused<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (error instanceof DomainError) throw json({ path: null, code: error.code }, { status: error.status })
    throw error
  }
}
