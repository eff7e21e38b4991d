ALTER TABLE "handovers" ADD COLUMN "age_checked" integer;--> statement-breakpoint
ALTER TABLE "handovers" ADD COLUMN "empties_taken" integer;