import { Outlet } from 'react-router'
import '../../styles/inside.css'

/** Around the pages behind a sign-in, for what they look like. */
export default Outlet
