import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

const everyMs = 3_000

/** Reads the page again every few seconds while something on it is under way and the tab is seen. */
export function RereadWhile({ isOpen }: { isOpen: boolean }) {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isOpen) return
    const timer = setInterval(() => {
      if (!document.hidden) void revalidate()
    }, everyMs)
    return () => clearInterval(timer)
  }, [isOpen, revalidate])
  return null
}
