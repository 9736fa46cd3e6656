import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

const everyMs = 3_000

/** Reads the page again every 3 seconds while `isOpen` and the tab is visible. Does nothing without scripts. */
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
