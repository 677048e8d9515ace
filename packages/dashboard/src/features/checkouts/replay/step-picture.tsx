import type { EvidencePart } from "@cartwright/contract";
import { Skeleton } from "../../../components/ui/skeleton.tsx";
import { useEvidencePart } from "../api/get-evidence.ts";
import styles from "./replay.module.css";

interface StepPictureProps {
  checkoutId: string;
  part: EvidencePart | undefined;
  page: string | null;
}

export function StepPicture({ checkoutId, part, page }: StepPictureProps) {
  const { data, isLoading } = useEvidencePart(checkoutId, part?.id);
  return (
    <figure className={styles.picture}>
      {isLoading && <Skeleton rows={6} label="Loading the picture" />}
      {data && <img src={`data:image/jpeg;base64,${data.data}`} alt="The page as it was" />}
      {!data && !isLoading && <p className={styles.none}>There is no picture of this moment.</p>}
      <figcaption>{page ?? "No page was open."}</figcaption>
    </figure>
  );
}
