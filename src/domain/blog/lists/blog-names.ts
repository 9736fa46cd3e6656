import type { TermKind } from '../article.values.ts'

export type BlogPerson = {
  id: number
  name: string
  roleDe: string
  roleEn: string
  aboutDe: string
  aboutEn: string
}

export type BlogTerm = { id: number; kind: TermKind; slug: string; nameDe: string; nameEn: string }
