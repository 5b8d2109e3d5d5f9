// What is told on every screen, whatever is shown on it.
import "./banner.ts";
import "./toast.ts";
