import { usePictures } from "../api/watch-pictures.ts";
import styles from "./live-picture.module.css";

const words = { waiting: "Waiting for the browser", hidden: "Hidden while a secret is typed", shown: "" };

export function LivePicture({ checkoutId }: { checkoutId: string }) {
  const { state, picture } = usePictures(checkoutId);
  const isShown = state === "shown" && picture !== undefined;
  return (
    <div className={styles.stage}>
      {isShown ? (
        <img src={picture} alt="The browser that buys, as it is now" className={styles.picture} />
      ) : (
        <span className={styles.words}>{words[state] || "The picture is coming"}</span>
      )}
    </div>
  );
}
