// Messages that are shown on every screen.
import "./banner.ts";
import "./toast.ts";
